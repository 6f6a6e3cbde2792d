import { checkoutErrors } from '#checkout/errors.ts';
import type { OrderState } from '#checkout/orders/rules/order-states.ts';
import { formatTypeableLine, typeableLine } from '#platform/brazil/boleto.ts';
import { drawBarcode } from '#platform/brazil/draw-barcode.ts';
import { formatCnpj } from '#platform/brazil/cnpj.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { nameOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { eq } from 'drizzle-orm';
import { requireOrder } from './find-order.ts';
import type { Order } from './tables.ts';
import { answerBytes } from '#platform/files/answer-bytes.ts';

/** The barcode of a boleto that can be paid, or was. */
export function boletoOf({ state, instructions }: Pick<Order, 'state' | 'instructions'>): string | null {
  return (documented.includes(state) && instructions?.boletoBarcode) || null;
}

const documented: readonly OrderState[] = ['open', 'processing', 'paid'];

/** The boleto of an order on paper; once it was paid with, as its record. Throws `checkout.orderEnded` when it neither can be nor was. */
export async function makeBoletoDocument(context: SignedInContext, orderId: string): Promise<FileAnswer> {
  const { database, language, settings } = context;
  const order = await requireOrder(database, context, orderId);
  const barcode = boletoOf(order);
  if (!barcode) throw checkoutErrors.orderEnded();
  const [space] = await database
    .select({ company: workspaces.company, legalCompany: workspaces.legalCompany })
    .from(workspaces)
    .where(eq(workspaces.id, order.workspaceId));
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `checkout/orders:paper.${key}`, values);
  const facts = [
    [say('beneficiary'), `${settings.issuer.name}, CNPJ ${formatCnpj(settings.issuer.taxId)}`],
    [say('payer'), nameOnPaper(space!)],
    [say('number'), order.id],
    [say('dueOn'), dayInWords(order.expiresAt, language)],
    [say('amount'), moneyInWords(order.cents, order.currency, language)],
  ];
  const bytes = await buildPdf({
    title: say('title'),
    language,
    brand: 'default',
    footer: order.provider === 'sandbox' ? say('sandbox') : say('title'),
    content: [
      { text: say('title'), style: 'title' },
      ...(order.state !== 'open' ? [{ text: say('paid'), bold: true, margin: [0, 0, 0, 12] as Margins }] : []),
      ...(order.provider === 'sandbox' ? [{ text: say('sandbox'), bold: true, margin: [0, 0, 0, 12] as Margins }] : []),
      { text: formatTypeableLine(typeableLine(barcode)), fontSize: 13, bold: true, margin: [0, 8, 0, 16] as Margins },
      {
        layout: 'noBorders',
        table: {
          widths: [120, '*'],
          body: facts.map(([label, value]) => [{ text: label! }, { text: value!, bold: true }]),
        },
      },
      { svg: drawBarcode(barcode), width: 380, margin: [0, 24, 0, 0] as Margins },
    ],
  });
  return answerBytes(bytes, 'application/pdf', `boleto-${order.id.slice(-8)}.pdf`);
}

type Margins = [number, number, number, number];
