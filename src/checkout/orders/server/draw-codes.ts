/** A QR code as the address of a picture. */
export async function drawQrCode(text: string): Promise<string> {
  // Loaded when first needed, because no start needs its sixty modules.
  const { toString } = await import('qrcode');
  const drawing = await toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

/** The barcode of a boleto (interleaved 2 of 5) as SVG. */
export async function drawBarcode(digits: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  return toSVG({ bcid: 'interleaved2of5', text: digits, height: 13, scaleX: 1, scaleY: 1, backgroundcolor: 'FFFFFF' });
}
