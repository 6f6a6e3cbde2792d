-- Hours, reviews, reports and Clockify are a room of their own, whose name stands before what happened there and before its errors.
UPDATE "happenings" SET "name" = 'timesheets.' || substr("name", length('tasks.') + 1) WHERE "name" IN (
  'tasks.taskApproved', 'tasks.taskAdjusted', 'tasks.taskRejected', 'tasks.hoursContested', 'tasks.contestAnswered', 'tasks.contestCanceled',
  'tasks.hoursPayable', 'tasks.hoursHeld', 'tasks.hoursRefused', 'tasks.hoursWritten', 'tasks.hoursChanged', 'tasks.hoursDeleted',
  'tasks.clockStarted', 'tasks.clockStopped', 'tasks.weekCompleted', 'tasks.reportAsked', 'tasks.reportCancelled', 'tasks.reportReady',
  'tasks.clockifyConnected', 'tasks.clockifyLinked', 'tasks.clockifyEnded', 'tasks.clockifyStopped', 'tasks.hoursMissing', 'tasks.deadlinesNear'
);--> statement-breakpoint
UPDATE "mail_outbox" SET "happening" = 'timesheets.' || substr("happening", length('tasks.') + 1) WHERE "happening" LIKE 'tasks.%' AND "happening" <> 'tasks.mentioned';--> statement-breakpoint
-- These errors stayed with tasks.
UPDATE "clockify_entries" SET "reason" = 'timesheets.' || substr("reason", length('tasks.') + 1) WHERE "reason" LIKE 'tasks.%'
  AND "reason" NOT IN ('tasks.onlyOwn', 'tasks.needsEstimate', 'tasks.reviewOpen', 'tasks.approved', 'tasks.projectEnded', 'tasks.boardNotEnabled', 'tasks.tooManyTasks');
