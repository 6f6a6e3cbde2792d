ALTER TABLE "refunds" ADD COLUMN "again_of" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_again_of_refunds_id_fk" FOREIGN KEY ("again_of") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_again_of" ON "refunds" USING btree ("again_of");