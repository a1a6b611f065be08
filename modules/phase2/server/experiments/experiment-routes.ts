import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { experimentRoutes } from '../../contract/features.ts';
import type { ExperimentService } from './experiment-service.ts';

export function createExperimentRoutes(service: ExperimentService): ImplementedRoute[] {
  return implement(experimentRoutes, { experiments: () => service.list() });
}
