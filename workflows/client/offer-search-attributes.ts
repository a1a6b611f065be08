import type { Connection } from '@temporalio/client';
import { isGrpcServiceError } from '@temporalio/client';
import type { Log } from '#platform/log/log.ts';
import { SEARCH_ATTRIBUTES } from '../definitions/search-attributes.ts';

/** gRPC's status, and Temporal's number, of that name. */
const ALREADY_EXISTS = 6;
const KEYWORD = 2;

/** Registers what workflows are searched by, all or up to the first that is refused: workflows then start without them. */
export async function offerSearchAttributes(connection: Connection, namespace: string, log: Log): Promise<void> {
  for (const { name } of SEARCH_ATTRIBUTES) {
    try {
      await connection.operatorService.addSearchAttributes({ namespace, searchAttributes: { [name]: KEYWORD } });
    } catch (error) {
      if (isGrpcServiceError(error) && error.code === ALREADY_EXISTS) continue;
      log.warn(
        { err: error, attribute: name },
        'Temporal takes no search attributes of ours: workflows cannot be filtered by them',
      );
      return;
    }
  }
}
