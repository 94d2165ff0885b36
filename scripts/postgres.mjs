/**
 * Finds PostgreSQL for the tests of members' data (tests/support/databases), or installs Debian's where we may: as root with apt.
 * Without it those tests run on the embedded database only and say so. Exports only.
 */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './setup.mjs'

const debianDirectory = '/usr/lib/postgresql'

/** Whether PostgreSQL is installed now. */
export async function findOrInstallPostgres() {
  if (isThere()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing PostgreSQL for the tests (once) ...')
  const get = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends'
  const install = [
    'apt-get update -qq',
    // Without a cluster of its own: the tests make theirs.
    `${get} postgresql-common`,
    "sed -ri 's/#?(create_main_cluster) .*$/\\1 = false/' /etc/postgresql-common/createcluster.conf",
    `${get} postgresql`,
  ].join(' && ')
  await run('sh', ['-c', install], { quiet: true }).catch((error) =>
    console.log(error.message.split('\n').slice(0, 3).join('\n')),
  )
  return isThere()
}

function isThere() {
  const versions = existsSync(debianDirectory) ? readdirSync(debianDirectory) : []
  const folders = [
    ...versions.map((version) => join(debianDirectory, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.some((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}
