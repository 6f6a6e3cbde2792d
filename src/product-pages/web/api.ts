import { createClient } from '#ui/client.ts';
import type { ProductPagesApi } from '#product-pages/contract.ts';

export const api = createClient<ProductPagesApi>();
