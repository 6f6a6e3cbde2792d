import { useQuery } from '@tanstack/react-query';
import { useKeepViews } from '#ui/views/use-keep-views.ts';
import { ViewsMenu } from '#ui/views/views-menu.tsx';
import type { CompanyPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import type { ViewSettings } from '#pipeline/company/contract/view-settings.ts';
import { companyApi } from '../company-api.ts';
import type { CompanySearch } from '../company-search.ts';
import type { CompanyChange } from '../use-company-search.ts';
import { searchOfView, settingsOf, viewsKey, viewsQuery } from './view-queries.ts';

interface CandidateViewsMenuProps {
  place: CompanyPlace;
  workspaceId: string;
  search: CompanySearch;
  layout: 'board' | 'table';
  change: (next: CompanyChange) => void;
}

/** The saved views of a company's candidates. */
export function CandidateViewsMenu({ place, workspaceId, search, layout, change }: CandidateViewsMenuProps) {
  const { data } = useQuery(viewsQuery(place));
  const keep = useKeepViews<ViewSettings>(viewsKey, {
    make: (body) => companyApi('POST /candidates/views', { query: { workspaceId }, body }),
    change: (viewId, body) => companyApi('PATCH /candidates/views/{viewId}', { params: { viewId }, body }),
    remove: (viewId) => companyApi('DELETE /candidates/views/{viewId}', { params: { viewId } }),
    chooseDefault: (viewId) => companyApi('PUT /candidates/defaultView', { query: { workspaceId }, body: { viewId } }),
  });
  return (
    <ViewsMenu
      views={data?.views ?? []}
      mayShare={data?.mayShare ?? false}
      openId={search.saved}
      settings={settingsOf(search, layout)}
      keep={keep}
      onOpen={(view) => change(searchOfView(view))}
      onBelong={(saved) => change({ saved })}
    />
  );
}
