const copied = 'A copy for reading, of a column in the table.';
const own = 'Its owner alone makes and sees it.';
const setting = 'The key of a setting, not a state.';

/** Columns named state, status or stage that need no row, with the reason. */
export const otherColumns: Record<string, string> = {
  'candidate_journeys.stage': copied,
  'candidate_journeys.state': copied,
  'hiring_tallies.stage': copied,
  'stage_limits.stage': setting,
  'scorecard_forms.stage': setting,
  'scorecards.stage': setting,
  'saved_searches.state': 'A state of Brazil.',
  'hour_reports.state': own,
  'profile_imports.state': own,
  'quiz_attempts.state': own,
  'mail_outbox.state': 'Of the transport; administrators read it in their own list.',
  'candidate_pairs.state': 'Colleagues decide and undo it where they both look; nobody else learns of it.',
};

const edit = 'An edit: the record says something else, and its state stays.';
const reminder = 'A reminder of a state that has not changed.';
const colleagues = 'Written beside a candidate for colleagues, who see it live.';

/** Happenings that change no state, with the reason. */
export const otherHappenings: readonly (readonly [reason: string, names: readonly string[]])[] = [
  [
    edit,
    [
      'accounts.nameChanged',
      'accounts.photoChanged',
      'accounts.termsAccepted',
      'profiles.changed',
      'profiles.portfolioChanged',
      'profiles.privateRecordChanged',
      'projects.edited',
      'projects.managed',
      'projects.templateSaved',
      'projects.templateRenamed',
      'projects.templateDeleted',
      'workspaces.companyChanged',
      'workspaces.vacancyEdited',
      'workspaces.viewedAs',
      'pipeline.limitsChanged',
      'pipeline.templateSaved',
      'pipeline.templateChanged',
      'pipeline.templateDeleted',
      'pipeline.reasonAdded',
      'pipeline.reasonRenamed',
      'pipeline.reasonRemoved',
      'pipeline.scorecardQuestionsChanged',
      'pipeline.tagCreated',
      'pipeline.tagChanged',
      'pipeline.tagDeleted',
      'pipeline.pairDecided',
      'pipeline.pairReopened',
      'tasks.taskChanged',
      'tasks.fileAdded',
      'tasks.fileDeleted',
      'tasks.fileRestored',
      'tasks.tagCreated',
      'tasks.tagChanged',
      'tasks.tagDeleted',
      'tasks.hoursChanged',
      'tasks.hoursDeleted',
      'tasks.clockStarted',
      'tasks.clockStopped',
      'tasks.weekCompleted',
    ],
  ],
  [
    'The trail of a space for what a row of the vacancy says.',
    ['workspaces.vacancyHidden', 'workspaces.vacancyShown', 'workspaces.vacancyClosed', 'workspaces.vacancyRemoved'],
  ],
  [
    colleagues,
    [
      'pipeline.commented',
      'pipeline.commentEdited',
      'pipeline.commentDeleted',
      'pipeline.mentioned',
      'pipeline.tagged',
      'pipeline.fileAdded',
      'pipeline.fileDeleted',
      'pipeline.scorecardFilledIn',
      'pipeline.candidateSuggested',
      'pipeline.suggestionEdited',
      'pipeline.suggestionWithdrawn',
      'workspaces.professionalSuggested',
      'suggestions.rated',
      'suggestions.ratingWithdrawn',
    ],
  ],
  [
    reminder,
    [
      'jobs.answerSoon',
      'jobs.answerMissed',
      'jobs.answerDateSet',
      'jobs.interviewSoon',
      'jobs.vacanciesFound',
      'jobs.companyChanged',
      'pipeline.candidatesOverdue',
      'pipeline.messagesUnread',
    ],
  ],
  [own, ['tasks.reportAsked', 'tasks.reportCancelled', 'tasks.reportReady']],
  [
    'A link or a result that its owner hands on.',
    ['projects.shared', 'projects.shareRevoked', 'quizzes.finished', 'quizzes.shared', 'quizzes.shareRevoked'],
  ],
];

/** Mails that no row names, with the reason. */
export const otherMails: Record<string, string> = {
  'candidacies:mail.companyChanged': 'Another company reads the application; stage and state stay.',
  'candidacies:mail.answerDate': reminder,
  'candidacies:mail.answerMissed': reminder,
  'candidacies:mail.answerSoon': reminder,
  'candidacies:mail.answersMissed': reminder,
  'candidacies/interviews:mail.movedCompany': 'A variant of the changed interview, for its interviewers.',
  'candidacies/interviews:mail.removedCompany': 'A variant of the changed interview, for its interviewers.',
  'candidacies/interviews:mail.dayBefore': reminder,
  'candidacies/interviews:mail.dayBeforeCompany': reminder,
  'candidacies/interviews:mail.hourBefore': reminder,
  'candidacies/interviews:mail.hourBeforeCompany': reminder,
  'pipeline/conversation:mail.mentioned': colleagues,
  'pipeline/evaluation:mail.suggested': colleagues,
  'accounts:mail.socialClaimed': 'A variant of the connected provider.',
  'accounts:mail.emailChangeAsked': 'To the former address, beside the one to the new.',
  'accounts:mail.secondFactorOff': 'A variant of the changed locks.',
  'accounts:mail.secondFactorRemoved': 'A variant of the changed locks.',
  'accounts:mail.passkeyAdded': 'A variant of the changed locks.',
  'accounts:mail.passkeyRemoved': 'A variant of the changed locks.',
};
