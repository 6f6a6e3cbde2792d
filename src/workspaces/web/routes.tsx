import type { AnyRoute } from '@tanstack/react-router';
import type { Frames } from '#platform/ui/router/page-route.ts';

export function workspacesRoutes(_frames: Frames): AnyRoute[] {
  return [];
}
