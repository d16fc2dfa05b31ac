export { PlanRoute } from './queries/plan-route';
export { RoutingModule } from './routing.module';
