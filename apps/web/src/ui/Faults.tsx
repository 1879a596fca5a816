import { Component, type ReactNode } from 'react';
import { say } from '../i18n/say.ts';
import { Button } from './index.ts';
import { Slip } from './Slip.tsx';

/** Reports a page error in words. The game itself is on the server or in the saved game, so reloading helps. */
export class Faults extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Slip title={say('Something went wrong')} testid="fault" alert>
        <p>{say('This page has stopped working.')}</p>
        <p>{say('Nothing is lost: your seat and your game are saved. Reload the page to go on.')}</p>
        <Button kind="primary" onClick={() => location.reload()}>
          {say('Reload')}
        </Button>
        <p>
          {/* Not a client-side route: a full load gets rid of the page that failed. */}
          <a href="/">{say('Home')}</a>
        </p>
        <details>
          <summary>{say('For a bug report')}</summary>
          <p className="mut">{this.state.error.message}</p>
        </details>
      </Slip>
    );
  }
}
