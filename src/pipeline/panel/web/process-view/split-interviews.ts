interface Dated {
  id: string;
  kind: string;
}

/** Splits interviews, newest first, into the newest of each kind and those that it replaced. */
export function splitInterviews<Interview extends Dated>(interviews: readonly Interview[]) {
  const isNewest = ({ id, kind }: Interview) => interviews.find((other) => other.kind === kind)?.id === id;
  return {
    current: interviews.filter(isNewest),
    earlier: interviews.filter((interview) => !isNewest(interview)),
  };
}
