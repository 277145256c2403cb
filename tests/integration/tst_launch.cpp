// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/launch.h"
#include "base/systemclock.h"
#include "support/freeport.h"
#include "support/suite.h"

#include <QScopeGuard>

#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

/// What `trigger` starts gets the key and no other secret of the environment, on a system that has `sh`.
class tst_Launch : public QObject
{
    Q_OBJECT
private slots:
    void getsTheKeyAndNoOtherSecretOfTheEnvironment();
};

void tst_Launch::getsTheKeyAndNoOtherSecretOfTheEnvironment()
{
    const std::array names{"RUNLATCH_HMAC_KEY", "RUNLATCH_TOKEN", "RUNLATCH_TLS_PASSPHRASE"};
    for (const char *name : names)
        qputenv(name, "canary");
    const auto restored = qScopeGuard([&names] {
        for (const char *name : names)
            qunsetenv(name);
    });
    base::SystemClock clock;
    const QString script = uR"(env | sed -n 's/^\(RUNLATCH_.*\)=canary$/\1/p'; sleep 300)"_s;
    Launch launch(
        clock,
        {.target = QUrl(u"http://127.0.0.1:%1/"_s.arg(support::freePort())), .command = {u"sh"_s, u"-c"_s, script}});
    launch.start();
    QTRY_COMPARE(launch.lastLines(), QStringList{u"RUNLATCH_HMAC_KEY"_s});
    launch.end();
}

RUNLATCH_TEST(tst_Launch)

} // namespace runlatch::cli

#include "tst_launch.moc"
