/** A network address as shown in the list of sessions: enough to tell home from work, too little to identify a machine. */
export function shortenedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain);
  if (four) return `${four[1]}.•`;
  if (!plain.includes(':')) return '';
  const [head = ''] = plain.split('::');
  const groups = head.split(':').slice(0, 3).filter(Boolean);
  return groups.length === 0 ? '::' : `${groups.join(':')}:•`;
}
