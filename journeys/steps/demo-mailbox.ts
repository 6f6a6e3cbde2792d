import { expect, type Page } from '@playwright/test';

/** The link to one of the product's pages in a person's newest mail in the demo world. */
export async function linkFromMailbox(page: Page, recipient: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const list = await page.request.get('/api/mailbox', { params: { recipient: recipient.toLowerCase() } });
    const { mails } = (await list.json()) as { mails: { id: string }[] };
    for (const { id } of mails) {
      const mail = (await (await page.request.get(`/api/mailbox/${id}`)).json()) as { textBody: string };
      link ??= mail.textBody.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
    }
    expect(link, `a mail to ${recipient} with ${part}`).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  return link ?? '';
}
