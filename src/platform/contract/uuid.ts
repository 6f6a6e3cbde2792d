const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a valid UUID; the database would refuse any other. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
