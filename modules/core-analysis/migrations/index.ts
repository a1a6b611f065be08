import type { Migration } from '#platform/module/define-server-module.ts';
import { createAnalyses } from './20261121_01_create_analyses.ts';
import { createPartialMeasurements } from './20261121_02_create_partial_measurements.ts';
import { createFixes } from './20261121_03_create_fixes.ts';
import { addAnalysisSettings } from './20261121_04_add_analysis_settings.ts';
import { createEscalations } from './20261121_05_create_escalations.ts';
import { addRetention } from './20261121_06_add_retention.ts';
import { createFeedback } from './20261121_07_create_feedback.ts';
import { createRequestKeys } from './20261122_01_create_request_keys.ts';
import { dropFeedbackWithAnalysis } from './20261122_02_drop_feedback_with_analysis.ts';
import { addInterrupted } from './20261123_01_add_interrupted.ts';
import { addStillsChecked } from './20261128_01_add_stills_checked.ts';
import { renameOrphanedFilesAndLeases } from './20261128_02_rename_orphaned_files_and_leases.ts';
import { openTheDoor } from './20261128_03_open_the_door.ts';
import { moveKeysToPlatform } from './20261128_04_move_keys_to_platform.ts';
import { addAttempts } from './20261128_05_add_attempts.ts';
import { addExtraMeasures } from './20261128_06_add_extra_measures.ts';
import { createDismissals } from './20261128_06_create_dismissals.ts';
import { addTrade } from './20261128_07_add_trade.ts';
import { addMd5 } from './20261129_01_add_md5.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '20261121_01_create_analyses': createAnalyses,
  '20261121_02_create_partial_measurements': createPartialMeasurements,
  '20261121_03_create_fixes': createFixes,
  '20261121_04_add_analysis_settings': addAnalysisSettings,
  '20261121_05_create_escalations': createEscalations,
  '20261121_06_add_retention': addRetention,
  '20261121_07_create_feedback': createFeedback,
  '20261122_01_create_request_keys': createRequestKeys,
  '20261122_02_drop_feedback_with_analysis': dropFeedbackWithAnalysis,
  '20261123_01_add_interrupted': addInterrupted,
  '20261128_01_add_stills_checked': addStillsChecked,
  '20261128_02_rename_orphaned_files_and_leases': renameOrphanedFilesAndLeases,
  '20261128_03_open_the_door': openTheDoor,
  '20261128_04_move_keys_to_platform': moveKeysToPlatform,
  '20261128_05_add_attempts': addAttempts,
  '20261128_06_create_dismissals': createDismissals,
  '20261128_07_add_trade': addTrade,
  '20261128_06_add_extra_measures': addExtraMeasures,
  '20261129_01_add_md5': addMd5,
};
