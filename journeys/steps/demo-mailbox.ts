import { expect, type Page } from '@playwright/test';

type Mail = { recipient: string; subject: string; textBody: string };

/** The newest mails of the demo world, of one person or of all. */
async function readMails(page: Page, recipient?: string): Promise<Mail[]> {
  const of = recipient === undefined ? {} : { params: { recipient: recipient.toLowerCase() } };
  const list = await page.request.get('/api/mailbox', of);
  const { mails } = (await list.json()) as { mails: { id: string }[] };
  return Promise.all(
    mails.map(async ({ id }) => (await (await page.request.get(`/api/mailbox/${id}`)).json()) as Mail),
  );
}

const says = ({ subject, textBody }: Mail, words: readonly string[]) =>
  words.every((one) => `${subject}\n${textBody}`.includes(one));

/** The link to one of the product's pages in a person's newest mail in the demo world. */
export async function linkFromMailbox(page: Page, recipient: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    for (const { textBody } of await readMails(page, recipient))
      link ??= textBody.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
    expect(link, `a mail to ${recipient} with ${part}`).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  return link ?? '';
}

/** Waits until a person has a mail that says all these words. */
export async function expectMail(page: Page, recipient: string, words: readonly string[]): Promise<void> {
  const sent = async () => (await readMails(page, recipient)).some((mail) => says(mail, words));
  await expect.poll(sent, { message: `a mail to ${recipient} with ${words.join(', ')}` }).toBe(true);
}

/** Who has a mail that says all these words. */
export async function recipientOf(page: Page, words: readonly string[]): Promise<string> {
  let recipient: string | undefined;
  await expect(async () => {
    recipient = (await readMails(page)).find((mail) => says(mail, words))?.recipient;
    expect(recipient, `somebody with a mail that says ${words.join(', ')}`).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  return recipient ?? '';
}
