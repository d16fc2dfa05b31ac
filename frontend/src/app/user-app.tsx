import { CheckboxStyle } from './checkbox-style';
import { useRoutes, type RouteObject } from 'react-router';
import { AgentFrame } from './agent-frame';
import { agentScreens, screens } from './routing/screens';
import { SessionEnd } from './session/session-end';
import { Shell } from './shell/shell';

const frames: RouteObject[] = [
  { Component: AgentFrame, children: agentScreens },
  { path: '*', element: <Shell screens={screens} /> },
];

export function Component() {
  const screen = useRoutes(frames);
  return (
    <>
      <CheckboxStyle />
      {screen}
      <SessionEnd />
    </>
  );
}
