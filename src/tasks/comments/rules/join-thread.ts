interface Dated {
  at: string;
}

/** Comments and feedback of a task in one thread, oldest first; of the same moment, feedback first. */
export function joinThread<Comment extends Dated, Review extends Dated>(
  comments: readonly Comment[],
  reviews: readonly Review[],
): ({ comment: Comment; review: null } | { comment: null; review: Review })[] {
  const said = [
    ...reviews.map((review) => ({ comment: null, review })),
    ...comments.map((comment) => ({ comment, review: null })),
  ];
  return said.toSorted((one, other) => momentOf(one) - momentOf(other));
}

const momentOf = ({ comment, review }: { comment: Dated | null; review: Dated | null }) =>
  Date.parse((comment ?? review)!.at);
