import type { Tone } from '../../../components/status-chip';
import type { JobState } from '../../../lib/api-types';
import { optionsOf } from '../../../lib/labels';

export const jobStateLabels: Record<JobState, string> = { failed: 'Failed', waiting: 'Waiting', active: 'Running', delayed: 'Later', completed: 'Done' };
export const jobTones: Record<JobState, Tone> = { failed: 'error', waiting: 'neutral', active: 'info', delayed: 'neutral', completed: 'success' };
export const jobStates = optionsOf(jobStateLabels);
