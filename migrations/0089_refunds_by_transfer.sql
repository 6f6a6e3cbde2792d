ALTER TABLE "refunds" DROP CONSTRAINT "refunds_way_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_hand_check";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_way_check" CHECK ("refunds"."way" in ('provider', 'pix', 'transfer'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_hand_check" CHECK (("refunds"."way" <> 'provider' and "refunds"."state" = 'done') = ("refunds"."done_by" is not null));