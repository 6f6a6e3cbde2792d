/** How a list whose answers name the cursor of the `next` one is read page by page. */
export const pagedByCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};
