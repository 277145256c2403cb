// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "service/client.h"
#include "support/endlessservice.h"
#include "support/peakmemory.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QNetworkReply>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// An endless body takes no more memory than its limit.
class tst_EndlessBody : public QObject
{
    Q_OBJECT

private slots:
    void takesNoMoreMemoryThanItsLimit();

private:
    /// The first exchange of a process also takes memory for Qt's plugins and for certificates.
    void exchangeOnce();
};

void tst_EndlessBody::exchangeOnce()
{
    base::SystemClock clock;
    http::Requester http;
    service::Client client(http, clock);
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(404)));
    service::Endpoint endpoint;
    endpoint.base = server.url();
    endpoint.token = "secret-token";
    bool isAnswered = false;
    client.organizations(endpoint, {}, this, [&isAnswered](const auto &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
}

/// This thread handles no event while the service sends as fast as it can and Qt reads in a third one. Without a limit
/// Qt reads all of it. The exchange gives Qt its limit when the head is there, so the body waits for that.
void tst_EndlessBody::takesNoMoreMemoryThanItsLimit()
{
    if (!support::startPeakAnew())
        QSKIP("only Linux tells how much memory was taken at most");
    exchangeOnce();
    base::SystemClock clock;
    http::Requester http;
    service::Client client(http, clock);
    support::EndlessService service("HTTP/1.1 200 OK\r\nContent-Type: application/vnd.api+json\r\n\r\n", " ",
                                    support::EndlessService::Then::Waits);
    service::Endpoint endpoint;
    endpoint.base = service.url();
    endpoint.token = "secret-token";
    QVERIFY(support::startPeakAnew());
    const int before = support::peakMebibytes();
    std::optional<QString> rule;
    client.organizations(endpoint, {}, this,
                         [&rule](const auto &page) { rule = page ? QString() : page.error().rule.name(); });
    const auto hasHead = [&http] {
        const auto *reply = http.findChild<QNetworkReply *>();
        return reply && reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid();
    };
    QTRY_VERIFY(hasHead());
    service.goOn();
    service.waitUntilHeldUp();
    QTRY_COMPARE_WITH_TIMEOUT(rule, u"http.too-large"_s, 60'000);
    const int taken = support::peakMebibytes() - before;
    QVERIFY2(taken < 30, qPrintable(u"%1 MiB for a body of at most 8 MiB"_s.arg(taken)));
}

RUNLATCH_TEST(tst_EndlessBody)

} // namespace runlatch::integration

#include "tst_endlessbody.moc"
