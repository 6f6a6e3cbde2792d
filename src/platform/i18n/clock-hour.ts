/** How a clock time writes its hour: `8:30 PM` in English, `08:30` where the day has 24 hours. */
export function clockHour(locale: string): 'numeric' | '2-digit' {
  return locale.startsWith('en') ? 'numeric' : '2-digit';
}
