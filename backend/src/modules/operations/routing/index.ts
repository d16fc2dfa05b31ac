export { MOST_VIAS } from './http/routing.requests';
export { PlanRoute } from './queries/plan-route';
export { RoutingModule } from './routing.module';
