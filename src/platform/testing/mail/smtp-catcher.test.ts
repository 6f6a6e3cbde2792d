import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { startSmtpCatcher } from './smtp-catcher.ts';

test('keeps mails and decodes what people read in them', async () => {
  const catcher = await startSmtpCatcher();
  const transport = createTransport(catcher.url);
  try {
    const coming = catcher.waitFor((mail) => mail.to.includes('ana@example.test'));
    await transport.sendMail({
      from: 'Ponte <no-reply@ponte.localhost>',
      to: 'ana@example.test',
      subject: 'Olá, Ana: sua candidatura avançou para a próxima etapa do processo seletivo da Acme',
      text: 'Você avançou. Veja: https://ponte.localhost/applications?token=abc=def&a=1 — até já!',
      html: '<p>Você avançou.</p>',
    });
    const mail = await coming;
    expect(mail.subject).toBe('Olá, Ana: sua candidatura avançou para a próxima etapa do processo seletivo da Acme');
    expect(mail.text).toContain('Você avançou. Veja: https://ponte.localhost/applications?token=abc=def&a=1 — até já!');
    expect(mail.html).toContain('<p>Você avançou.</p>');
    expect(mail.from).toBe('no-reply@ponte.localhost');
    await expect(catcher.waitFor((other) => other.subject === 'none', 50)).rejects.toThrow('ana@example.test: Olá');
  } finally {
    transport.close();
    await catcher.stop();
  }
});
