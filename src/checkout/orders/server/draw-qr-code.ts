/** A QR code as the address of a picture. */
export async function drawQrCode(text: string): Promise<string> {
  // Loaded when first needed, because no start needs its sixty modules.
  const { toString } = await import('qrcode');
  const drawing = await toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}
