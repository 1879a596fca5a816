import { Component, type ReactNode } from 'react';
import { say } from '../i18n/say.ts';
import { Button } from './index.ts';
import styles from './page.module.css';

/** Shows a page error in words; the game itself is on the server or in the saved game, so reloading helps. */
export class Faults extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <main className={styles.center} role="alert">
        <h1 className="cap">{say('Something went wrong on this page')}</h1>
        <p className="mut">{this.state.error.message}</p>
        <p>{say('Your game is saved. Reload the page to go on.')}</p>
        <Button kind="primary" onClick={() => location.reload()}>
          {say('Reload')}
        </Button>
      </main>
    );
  }
}
