ALTER TABLE "refunds" DROP CONSTRAINT "refunds_returned_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_hand_check";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_hand_check" CHECK (("refunds"."way" <> 'provider' and "refunds"."state" in ('done', 'returned')) = ("refunds"."done_by" is not null));