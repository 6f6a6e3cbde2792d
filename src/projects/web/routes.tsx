import type { AnyRoute } from '@tanstack/react-router';
import type { Frames } from '#platform/ui/router/page-route.ts';

export function projectsRoutes(_frames: Frames): AnyRoute[] {
  return [];
}
