CREATE TABLE "negotiation_agreements" (
	"negotiation_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"hiring_model" text,
	"monthly_hours" integer NOT NULL,
	"hourly_net" bigint NOT NULL,
	"hourly_gross" bigint NOT NULL,
	"start_date" date NOT NULL,
	"estimated_net" bigint,
	"accepted_by" uuid NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"hired_at" timestamp with time zone,
	CONSTRAINT "negotiation_agreements_offer" UNIQUE("offer_id")
);
--> statement-breakpoint
CREATE TABLE "negotiation_interactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"negotiation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid NOT NULL,
	"monthly_hours" integer,
	"hourly_net" bigint,
	"hourly_gross" bigint,
	"start_date" date,
	"message" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "negotiation_interactions_number" UNIQUE("negotiation_id","number"),
	CONSTRAINT "negotiation_interactions_side_check" CHECK ("negotiation_interactions"."side" in ('company', 'candidate')),
	CONSTRAINT "negotiation_interactions_kind_check" CHECK ("negotiation_interactions"."kind" in ('offer', 'accepted', 'declined')),
	CONSTRAINT "negotiation_interactions_figures_check" CHECK (num_nulls("negotiation_interactions"."monthly_hours", "negotiation_interactions"."hourly_net", "negotiation_interactions"."hourly_gross", "negotiation_interactions"."start_date", "negotiation_interactions"."expires_at") = case "negotiation_interactions"."kind" when 'offer' then 0 else 5 end),
	CONSTRAINT "negotiation_interactions_hours_check" CHECK ("negotiation_interactions"."monthly_hours" between 1 and 248),
	CONSTRAINT "negotiation_interactions_pay_check" CHECK ("negotiation_interactions"."hourly_net" > 0 and "negotiation_interactions"."hourly_net" <= "negotiation_interactions"."hourly_gross" and "negotiation_interactions"."hourly_gross" <= 10000000),
	CONSTRAINT "negotiation_interactions_expiry_check" CHECK ("negotiation_interactions"."expires_at" > "negotiation_interactions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "negotiations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"hiring_model" text,
	"state" text DEFAULT 'open' NOT NULL,
	"lapse_told_of" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "negotiations_state_check" CHECK ("negotiations"."state" in ('open', 'accepted', 'declined', 'ended')),
	CONSTRAINT "negotiations_closed_check" CHECK (("negotiations"."state" = 'open') = ("negotiations"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "negotiation_agreements" ADD CONSTRAINT "negotiation_agreements_negotiation_id_negotiations_id_fk" FOREIGN KEY ("negotiation_id") REFERENCES "public"."negotiations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_agreements" ADD CONSTRAINT "negotiation_agreements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_agreements" ADD CONSTRAINT "negotiation_agreements_offer_id_negotiation_interactions_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."negotiation_interactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_agreements" ADD CONSTRAINT "negotiation_agreements_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_interactions" ADD CONSTRAINT "negotiation_interactions_negotiation_id_negotiations_id_fk" FOREIGN KEY ("negotiation_id") REFERENCES "public"."negotiations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiation_interactions" ADD CONSTRAINT "negotiation_interactions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "negotiation_agreements_application" ON "negotiation_agreements" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "negotiation_interactions_expiry" ON "negotiation_interactions" USING btree ("expires_at") WHERE "negotiation_interactions"."kind" = 'offer';--> statement-breakpoint
CREATE UNIQUE INDEX "negotiations_one_live" ON "negotiations" USING btree ("application_id") WHERE "negotiations"."state" in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "negotiations_application" ON "negotiations" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
-- Offers and answers are only added to. The words in one can be erased for the person whom they are about, nothing else.
CREATE FUNCTION keep_negotiation_interaction() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.message = '' AND to_jsonb(NEW) - 'message' = to_jsonb(OLD) - 'message' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'negotiation_interactions is only added to' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER negotiation_interactions_kept BEFORE UPDATE OR DELETE ON negotiation_interactions
FOR EACH ROW EXECUTE FUNCTION keep_negotiation_interaction();--> statement-breakpoint
-- An agreement is the last offer of its negotiation to the letter, made before that offer lapsed; afterwards only the hire is noted, once.
CREATE FUNCTION keep_negotiation_agreement() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.hired_at IS NULL AND to_jsonb(NEW) - 'hired_at' = to_jsonb(OLD) - 'hired_at' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF EXISTS (
      SELECT 1
      FROM negotiation_interactions offer
      JOIN negotiations negotiation ON negotiation.id = offer.negotiation_id
      WHERE offer.id = NEW.offer_id AND offer.negotiation_id = NEW.negotiation_id AND offer.kind = 'offer'
        AND negotiation.application_id = NEW.application_id AND negotiation.currency = NEW.currency
        AND negotiation.hiring_model IS NOT DISTINCT FROM NEW.hiring_model
        AND (offer.monthly_hours, offer.hourly_net, offer.hourly_gross, offer.start_date)
          = (NEW.monthly_hours, NEW.hourly_net, NEW.hourly_gross, NEW.start_date)
        AND offer.expires_at > NEW.accepted_at
        AND NOT EXISTS (
          SELECT 1 FROM negotiation_interactions later
          WHERE later.negotiation_id = offer.negotiation_id AND later.kind = 'offer' AND later.number > offer.number
        )
    ) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'negotiation_agreements holds the last offer, accepted in time' USING ERRCODE = 'check_violation';
  END IF;
  RAISE EXCEPTION 'negotiation_agreements is frozen' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER negotiation_agreements_kept BEFORE INSERT OR UPDATE OR DELETE ON negotiation_agreements
FOR EACH ROW EXECUTE FUNCTION keep_negotiation_agreement();--> statement-breakpoint
-- A negotiation belongs to a running application and ends with it, whoever ends that. A hire ends one without agreement.
CREATE FUNCTION end_negotiation() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE negotiations SET state = 'ended', closed_at = coalesce(closed_at, clock_timestamp())
  WHERE application_id = NEW.id
    AND (state = 'open' OR (state = 'accepted' AND NEW.stage <> 'hired'));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER applications_end_negotiation AFTER UPDATE OF stage, state ON applications
FOR EACH ROW
WHEN (NEW.state IN ('withdrawn', 'closed') OR NEW.stage IN ('hired', 'disqualified', 'approvedButDeclined'))
EXECUTE FUNCTION end_negotiation();
