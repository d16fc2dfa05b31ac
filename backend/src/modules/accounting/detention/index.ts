export { DetentionModule } from './detention.module';
