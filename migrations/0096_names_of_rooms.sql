-- The rooms of applications and of second approvals have new names, which stand before the names of what happened there.
UPDATE "happenings" SET "name" = 'applications.' || substr("name", length('candidacies.') + 1) WHERE "name" LIKE 'candidacies.%';--> statement-breakpoint
UPDATE "happenings" SET "name" = 'second-approvals.' || substr("name", length('approvals.') + 1) WHERE "name" LIKE 'approvals.%';--> statement-breakpoint
UPDATE "mail_outbox" SET "happening" = 'applications.' || substr("happening", length('candidacies.') + 1) WHERE "happening" LIKE 'candidacies.%';--> statement-breakpoint
UPDATE "mail_outbox" SET "happening" = 'second-approvals.' || substr("happening", length('approvals.') + 1) WHERE "happening" LIKE 'approvals.%';
