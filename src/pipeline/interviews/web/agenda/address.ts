import { agendaPath } from '#pipeline/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import { readAgendaSearch } from './agenda-week.ts';

export const agendaPage = pageAddress(agendaPath, (search) => ({ ...readAgendaSearch(search) }));
