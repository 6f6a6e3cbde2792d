import { AccountPage } from './account-page.tsx';

export function PersonalPage() {
  return <AccountPage>{null}</AccountPage>;
}
