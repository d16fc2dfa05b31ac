import { Email, field } from '../../../../platform/fields/decorators';
import { unionShape, object, oneOf, Shown, TEXT } from '../../../../platform/fields/shown';
import { rawText } from '../../../../platform/fields/texts';
import { ROLES, type Role } from '../../permissions';
import { AgentView, UserView } from '../../users';

const password = () =>
  rawText(500, {
    missing: 'Password is required',
    tooLong: 'Password must have at most 500 characters',
    form: { pattern: /[^]/, wrong: 'Password is required' },
  });
export class Login {
  @Email() email: string;
  @field<string>('password', password) password: string;
}

class SignedInView {
  @Shown(oneOf(ROLES)) role: Role;
  @Shown(TEXT) token: string;
}
export class StaffSignedIn extends SignedInView {
  @Shown(object(() => UserView)) user: UserView;
}
export class AdminSignedIn extends SignedInView {
  @Shown(object(() => UserView)) admin: UserView;
}
export class AgentSignedIn extends SignedInView {
  @Shown(
    unionShape(
      object(() => AgentView),
      object(() => UserView),
    ),
  )
  agent: AgentView | UserView;
  @Shown(object(() => UserView)) user: UserView;
}
export class ClientSignedIn extends SignedInView {
  @Shown(object(() => UserView)) client: UserView;
}
