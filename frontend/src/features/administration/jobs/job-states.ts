import type { Tone } from '../../../components/display/status-chip';
import type { Job, JobState } from '../../../lib/api/api-types';
import { optionsOf } from '../../../lib/format/labels';

const jobStateLabels: Record<JobState, string> = {
  failed: 'Failed',
  waiting: 'Waiting',
  active: 'Running',
  delayed: 'Later',
  completed: 'Done',
};
const jobTones: Record<JobState, Tone> = {
  failed: 'error',
  waiting: 'neutral',
  active: 'info',
  delayed: 'neutral',
  completed: 'success',
};
const isState = (state: string): state is JobState => state in jobStateLabels;
export const chipOf = ({ state }: Job): { tone: Tone; label: string } =>
  isState(state) ? { tone: jobTones[state], label: jobStateLabels[state] } : { tone: 'neutral', label: state };
export const jobStates = optionsOf(jobStateLabels);
