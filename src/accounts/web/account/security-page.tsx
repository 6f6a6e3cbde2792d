import { AccountPage } from './account-page.tsx';

export function SecurityPage() {
  return <AccountPage>{null}</AccountPage>;
}
