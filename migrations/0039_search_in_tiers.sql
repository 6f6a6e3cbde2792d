-- A city as vacancies and people write it, for comparing: without case, accents and what follows it ("Recife/PE", "Recife - PE").
CREATE FUNCTION city_key(city text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(public.fold_text(city), '([,/(|]|\s[-–—]\s).*$', '')) $$;--> statement-breakpoint
-- The most that a vacancy pays a month, in cents of Brazilian reais; null in other currencies. Pay by the hour counts 160 hours where none are named.
CREATE FUNCTION monthly_pay(currency text, period text, minimum bigint, maximum bigint, hours integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE WHEN currency = 'BRL'
      THEN coalesce(maximum, minimum) * CASE period WHEN 'month' THEN 1 WHEN 'hour' THEN coalesce(hours, 160) END
    END
  $$;--> statement-breakpoint
ALTER TABLE "saved_searches" DROP CONSTRAINT "saved_searches_once";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "level" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "pay_from" bigint;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "english" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "state_cities" text[];--> statement-breakpoint
CREATE INDEX "positions_search_title" ON "positions" USING gin (ts_filter("search", '{a}')) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_search_tags" ON "positions" USING gin (ts_filter("search", '{a,b}')) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_city" ON "positions" USING btree (city_key("city"),"published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "positions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "positions_board_pay" ON "positions" USING btree (monthly_pay("currency", "pay_period", "pay_minimum", "pay_maximum", "monthly_hours")) WHERE "positions"."state" = 'open';--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_once" UNIQUE NULLS NOT DISTINCT("member_id","words","area","hiring_model","work_model","level","city","state","pay_from","english");--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_level_check" CHECK ("saved_searches"."level" <@ array['junior', 'midLevel', 'senior']::text[]);--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_city_check" CHECK (char_length("saved_searches"."city") <= 120);--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_state_check" CHECK ("saved_searches"."state" in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'));--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_pay_check" CHECK ("saved_searches"."pay_from" between 1 and 100000000);--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_english_check" CHECK ("saved_searches"."english" in ('none', 'basic', 'intermediate', 'advanced', 'fluent'));--> statement-breakpoint
-- Indexes of expressions know how common a value is only after this.
ANALYZE positions;
