// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/reviewwarnings.h"

#include "base/utc.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The warnings before sending follow from the facts alone, and each has its own place.
class tst_ReviewWarnings : public QObject
{
    Q_OBJECT
public:
    using Facts = std::function<void(Review &)>;
    using State = SubjectFacts::State;

private slots:
    void followFromTheFacts_data();
    void followFromTheFacts();
    void nameTheMatches();
    void keepTheirPlaces();
    void offerWhatHelps_data();
    void offerWhatHelps();

private:
    static Review review()
    {
        Review review;
        review.draft.by = changerequests::BulkDraft::Targets::List;
        review.draft.workspaces = {{u"ws-abc"_s, u"net"_s}, {u"ws-def"_s, {}}};
        review.now = QDateTime(QDate(2026, 3, 1), QTime(12, 0), base::Utc);
        return review;
    }
    static QStringList factsOf(const Review &review)
    {
        QStringList facts;
        for (const auto &warning : reviewWarnings(review)) {
            if (warning)
                facts += warning->fact;
        }
        return facts;
    }
};

void tst_ReviewWarnings::followFromTheFacts_data()
{
    QTest::addColumn<Facts>("facts");
    QTest::addColumn<QString>("expected"); // empty: no more than there always is
    const auto row = [](const char *name, const QString &expected, const Facts &facts) {
        QTest::newRow(name) << facts << expected;
    };
    const auto many = [](Review &review, int count) {
        review.draft.workspaces.clear();
        for (int number = 0; number < count; ++number)
            review.draft.workspaces += {u"ws-%1"_s.arg(number), {}};
    };
    row("nothing", {}, [](Review &) {});
    row("something is missing", u"It cannot be sent yet."_s, [](Review &review) { review.problem = u"No."_s; });
    row("100 targets", {}, [many](Review &review) { many(review, 100); });
    row("101 targets", u"The service cannot undo this."_s, [many](Review &review) { many(review, 101); });
    row("not found", u"1 workspace(s) were not found."_s, [](Review &review) { review.notFound = {u"net"_s}; });
    row("looked up", u"2 workspace(s) are being looked up."_s, [](Review &review) { review.lookingUp = 2; });
    row("the same subject", u"1 workspace(s) have an open change request with this subject."_s, [](Review &review) {
        review.sameSubject = {.state = State::Answered, .asked = 2, .done = 2, .found = {u"ws-abc"_s}};
    });
    row("no such subject", {},
        [](Review &review) { review.sameSubject = {.state = State::Answered, .asked = 2, .done = 2}; });
    row("still looking", u"Looking for the same subject: 1 of 2 workspaces."_s,
        [](Review &review) { review.sameSubject = {.state = State::Asking, .asked = 2, .done = 1, .notKnown = 1}; });
    row("stopped", u"Looking for the same subject was stopped."_s,
        [](Review &review) { review.sameSubject = {.state = State::Stopped, .asked = 2, .done = 1, .notKnown = 1}; });
    row("not told", u"It is not known of 1 workspace(s) whether they already have this subject."_s,
        [](Review &review) { review.sameSubject = {.state = State::Answered, .asked = 2, .done = 2, .notKnown = 1}; });
}

void tst_ReviewWarnings::followFromTheFacts()
{
    QFETCH(const Facts, facts);
    QFETCH(const QString, expected);
    Review review = this->review();
    facts(review);
    review.sendable = changerequests::sendableOf(review.draft, changerequests::creationOf(review.draft), {});
    QStringList all = factsOf(review);
    QCOMPARE(all.takeLast(), u"Members of these workspaces may be notified."_s);
    QCOMPARE(all, expected.isEmpty() ? QStringList() : QStringList{expected});
}

/// An exact draft has no list of its own: the names are those of its matches.
void tst_ReviewWarnings::nameTheMatches()
{
    Review review;
    review.gathered.emplace();
    review.gathered->workspaces = {{.id = u"ws-abc"_s, .name = u"net"_s}};
    review.sameSubject = {.state = State::Answered, .asked = 1, .done = 1, .found = {u"ws-abc"_s}};
    const auto warnings = reviewWarnings(review);
    QVERIFY(std::any_of(warnings.begin(), warnings.end(),
                        [](const auto &warning) { return warning && warning->next == "net"_L1; }));
}

void tst_ReviewWarnings::keepTheirPlaces()
{
    Review review = this->review();
    const auto few = reviewWarnings(review);
    review.notFound = {u"net"_s};
    review.problem = u"No."_s;
    const auto more = reviewWarnings(review);
    QCOMPARE(more.size(), few.size());
    QCOMPARE(more.last(), few.last());
}

void tst_ReviewWarnings::offerWhatHelps_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("notKnown");
    QTest::addColumn<int>("act");
    const auto row = [](const char *name, State state, int notKnown, ReviewWarning::Act act) {
        QTest::newRow(name) << state << notKnown << int(act);
    };
    row("looking", State::Asking, 2, ReviewWarning::Act::StopChecking);
    row("stopped", State::Stopped, 2, ReviewWarning::Act::CheckAgain);
    row("not told", State::Answered, 1, ReviewWarning::Act::CheckAgain);
}

void tst_ReviewWarnings::offerWhatHelps()
{
    QFETCH(const State, state);
    QFETCH(const int, notKnown);
    QFETCH(const int, act);
    Review review = this->review();
    review.sameSubject = {.state = state, .asked = 2, .done = 0, .notKnown = notKnown};
    const auto warnings = reviewWarnings(review);
    QVERIFY(std::any_of(warnings.begin(), warnings.end(), [act](const auto &warning) {
        return warning && int(warning->act) == act && !warning->actText.isEmpty();
    }));
}

RUNLATCH_TEST(tst_ReviewWarnings)

} // namespace runlatch::ui

#include "tst_reviewwarnings.moc"
