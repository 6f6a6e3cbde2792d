import { createClient } from '#platform/ui/client.ts';
import type { ProductPagesApi } from '#product-pages/contract.ts';

export const api = createClient<ProductPagesApi>();
