/** Makes a call again while the server says that it is overloaded: on a slow machine some of a hundred calls at once are told to come again. */
export async function insist<Answer extends { status: number }>(act: () => Promise<Answer>): Promise<Answer> {
  const answer = await act();
  return answer.status === 503 ? insist(act) : answer;
}
