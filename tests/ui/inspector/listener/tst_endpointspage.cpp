// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/endpointspage.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/listener/addressespage.h"
#include "ui/inspector/listener/listenerchoices.h"
#include "ui/inspector/listener/listenernotices.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"

#include "base/rules.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using inspector::Endpoint;
using inspector::EndpointAnswer;

/// Endpoints and addresses are added, duplicated and removed with undo, and errors are at their field.
class tst_EndpointsPage : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init() { open({Endpoint{.path = u"/first"_s, .keys = {"k"}}}); }
    void cleanup()
    {
        m_page.reset();
        m_addresses.reset();
    }
    void givesBackWhatItWasGiven();
    void addsAnUnguessablePath();
    void duplicatesWithAPathOfItsOwn();
    void removesWithUndo();
    void theLastOneStays();
    void renamesInTheList();
    void aNameIsNoHtml();
    void theKeyRenames();
    void errorsAreAtTheirField_data();
    void errorsAreAtTheirField();
    void eachErrorIsSaidAtOnce();
    void twoPathsDiffer();
    void answersAreTyped();
    void aBodyThatIsNoTextStays();
    void addressesAreDuplicatedWithoutTheirPort();
    void addressesDoNotClash();
    void theOtherAddressesAreCounted();
    void noticesStayInView();
    void aPortInUseOffersTheNextOne();

private:
    void open(const QList<Endpoint> &endpoints)
    {
        m_page = std::make_unique<EndpointsPage>(endpoints);
        m_page->resize(900, 600);
        m_page->show();
    }
    /// A button in sight; an action of a message that goes is disabled, and one of a message that comes has no height.
    QPushButton *button(QWidget &page, const QString &name) const
    {
        return support::firstOf<QPushButton>(page, [&name](const QPushButton *one) {
            return one->isVisible() && !one->rect().isEmpty() && (one->isEnabled() || one->text().isEmpty())
                && (one->text() == name || one->accessibleName() == name);
        });
    }
    void click(const QString &name)
    {
        QTRY_VERIFY(button(*m_page, name));
        QTest::mouseClick(button(*m_page, name), Qt::LeftButton);
    }
    /// The field of the form that is shown.
    Field *field(const QString &name) const
    {
        for (Field *one : m_page->findChildren<Field *>()) {
            if (one->isVisible() && one->editor()->accessibleName() == name)
                return one;
        }
        return nullptr;
    }
    QListWidget *list() const { return m_page->findChild<QListWidget *>(); }

    std::unique_ptr<EndpointsPage> m_page;
    std::unique_ptr<AddressesPage> m_addresses;
};

void tst_EndpointsPage::givesBackWhatItWasGiven()
{
    const EndpointAnswer answer{.status = 429,
                                .headers = {{"Retry-After", "30"}, {"X", "a: b"}},
                                .body = "Slow\nly",
                                .delay = std::chrono::milliseconds(1500),
                                .end = EndpointAnswer::End::Half};
    const QList<Endpoint> given{{.id = QUuid::createUuid(),
                                 .name = u"Name"_s,
                                 .path = u"/a"_s,
                                 .keys = {"one", "two"},
                                 .answer = answer,
                                 .answerVerification = std::nullopt,
                                 .rejectBadSignatures = true},
                                {.path = u"/b"_s, .answerVerification = 503}};
    open(given);
    QCOMPARE(m_page->endpoints(), given);
    QVERIFY(m_page->hasKeys());
    QVERIFY(m_page->check());
}

void tst_EndpointsPage::addsAnUnguessablePath()
{
    click(u"Add an endpoint"_s);
    click(u"Add an endpoint"_s);
    const QList<Endpoint> all = m_page->endpoints();
    QCOMPARE(all.size(), 3);
    QVERIFY(all.at(1).path.size() >= 22 && all.at(1).path != all.at(2).path);
    QVERIFY(!all.at(1).id.isNull() && all.at(1).id != all.at(2).id);
    QCOMPARE(list()->currentRow(), 2);
    QVERIFY(field(u"Name"_s)->editor()->hasFocus() || !m_page->isActiveWindow());
    const QString before = all.at(2).path;
    click(u"Suggest a path that is hard to guess"_s);
    QVERIFY(m_page->endpoints().at(2).path != before);
    QVERIFY(m_page->check());
}

void tst_EndpointsPage::duplicatesWithAPathOfItsOwn()
{
    click(u"Duplicate the endpoint"_s);
    const QList<Endpoint> all = m_page->endpoints();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(1).name, u"/first (copy)"_s);
    QCOMPARE(all.at(1).keys, QList<QByteArray>{"k"});
    QVERIFY(all.at(1).path != all.at(0).path && all.at(1).id != all.at(0).id);
}

void tst_EndpointsPage::removesWithUndo()
{
    open({{.path = u"/a"_s}, {.path = u"/b"_s, .keys = {"k"}}, {.path = u"/c"_s}});
    const QList<Endpoint> all = m_page->endpoints();
    list()->setCurrentRow(1);
    QSignalSpy keys(m_page.get(), &EndpointsPage::keysEdited);
    click(u"Remove the endpoint"_s);
    QCOMPARE(m_page->endpoints(), (QList<Endpoint>{all.at(0), all.at(2)}));
    QVERIFY(!m_page->hasKeys() && keys.count() == 1);
    QCOMPARE(m_page->findChild<MessageBar *>()->text(), u"“/b” was removed."_s);
    click(u"Undo"_s);
    QCOMPARE(m_page->endpoints(), all);
    QCOMPARE(list()->currentRow(), 1);
    QVERIFY(!m_page->findChild<MessageBar *>()->hasMessage());
    click(u"Remove the endpoint"_s);
    click(u"Remove the endpoint"_s);
    click(u"Undo"_s); // the newest removal only
    QCOMPARE(m_page->endpoints().size(), 2);
}

void tst_EndpointsPage::theLastOneStays()
{
    QVERIFY(!button(*m_page, u"Remove the endpoint"_s)->isEnabled());
    click(u"Add an endpoint"_s);
    QVERIFY(button(*m_page, u"Remove the endpoint"_s)->isEnabled());
    click(u"Remove the endpoint"_s);
    QVERIFY(!button(*m_page, u"Remove the endpoint"_s)->isEnabled());
}

void tst_EndpointsPage::renamesInTheList()
{
    QCOMPARE(list()->item(0)->text(), u"/first"_s);
    static_cast<QLineEdit *>(field(u"Name"_s)->editor())->setText(u"Production"_s);
    QCOMPARE(list()->item(0)->text(), u"Production"_s);
}

/// The settings may be another person's. A tool tip guesses from its text whether it is HTML.
void tst_EndpointsPage::aNameIsNoHtml()
{
    const QString name = u"<img src='//other.example/a.png'>"_s;
    open({Endpoint{.name = name, .path = u"/first"_s}});
    QCOMPARE(list()->item(0)->text(), name);
    QVERIFY2(!list()->item(0)->toolTip().contains(u"<img"_s), qPrintable(list()->item(0)->toolTip()));
    static_cast<QLineEdit *>(field(u"Name"_s)->editor())->setText(name + u'2');
    QCOMPARE(list()->item(0)->text(), name + u'2');
    QVERIFY(!list()->item(0)->toolTip().contains(u"<img"_s));
}

void tst_EndpointsPage::theKeyRenames()
{
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    click(u"Add an endpoint"_s);
    list()->setCurrentRow(0);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_F2);
    QVERIFY(field(u"Name"_s)->editor()->hasFocus());
    QTest::keyClicks(field(u"Name"_s)->editor(), u"first"_s);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_F2);
    QTest::keyClicks(field(u"Name"_s)->editor(), u"other"_s);
    QCOMPARE(list()->item(0)->text(), u"other"_s);
}

void tst_EndpointsPage::errorsAreAtTheirField_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");
    QTest::newRow("path") << u"Path"_s << u"hook"_s << u"A path begins with a slash"_s;
    QTest::newRow("no colon") << u"Headers"_s << u"A: 1\nretry"_s << u"The header “retry”"_s;
    QTest::newRow("own header") << u"Headers"_s << u"content-length: 5"_s << u"Runlatch itself writes"_s;
    QTest::newRow("body") << u"Body"_s << QString(1024 * 1024 + 1, u'x') << u"larger than 1 MB"_s;
}

void tst_EndpointsPage::errorsAreAtTheirField()
{
    QFETCH(const QString, name);
    QFETCH(const QString, typed);
    QFETCH(const QString, says);
    Field *wrong = field(name);
    if (auto *line = qobject_cast<QLineEdit *>(wrong->editor()))
        line->setText(typed);
    else
        static_cast<QPlainTextEdit *>(wrong->editor())->insertPlainText(typed);
    click(u"Add an endpoint"_s); // the wrong form is out of sight
    QVERIFY(!wrong->isVisible());
    QVERIFY(!m_page->check());
    QVERIFY(wrong->isVisible() && wrong->hasError());
    QVERIFY2(wrong->editor()->accessibleDescription().contains(says),
             qUtf8Printable(wrong->editor()->accessibleDescription()));
}

void tst_EndpointsPage::eachErrorIsSaidAtOnce()
{
    static_cast<QLineEdit *>(field(u"Path"_s)->editor())->setText(u"no path"_s);
    static_cast<QPlainTextEdit *>(field(u"Headers"_s)->editor())->setPlainText(u"no header line"_s);
    QVERIFY(!m_page->check());
    QVERIFY(field(u"Path"_s)->hasError());
    QVERIFY(field(u"Headers"_s)->hasError());
}

void tst_EndpointsPage::twoPathsDiffer()
{
    click(u"Add an endpoint"_s);
    static_cast<QLineEdit *>(field(u"Path"_s)->editor())->setText(u"/first"_s);
    QVERIFY(!m_page->check());
    QVERIFY(field(u"Path"_s)->hasError());
    QCOMPARE(list()->currentRow(), 1);
}

void tst_EndpointsPage::answersAreTyped()
{
    static_cast<QSpinBox *>(field(u"Status"_s)->editor())->setValue(503);
    static_cast<QSpinBox *>(field(u"Wait"_s)->editor())->setValue(2500);
    static_cast<QPlainTextEdit *>(field(u"Headers"_s)->editor())->setPlainText(u"\n retry-after :  30 \n\nX:\n"_s);
    static_cast<QPlainTextEdit *>(field(u"Body"_s)->editor())->insertPlainText(u"ä"_s);
    QVERIFY(m_page->check());
    const EndpointAnswer answer = m_page->endpoints().first().answer;
    QCOMPARE(answer.status, 503);
    QCOMPARE(answer.delay, std::chrono::milliseconds(2500));
    QCOMPARE(answer.headers, (http::Headers{{"retry-after", "30"}, {"X", ""}}));
    QCOMPARE(answer.body, "ä");
}

/// The settings file may have any bytes.
void tst_EndpointsPage::aBodyThatIsNoTextStays()
{
    const QByteArray bytes("\0\xff\r\n", 4);
    open({{.path = u"/a"_s, .answer = {.body = bytes}}});
    QCOMPARE(m_page->endpoints().first().answer.body, bytes);
}

void tst_EndpointsPage::addressesAreDuplicatedWithoutTheirPort()
{
    inspector::ReceiverOptions options;
    options.listener().host = u"::1"_s;
    options.listener().port = 8080;
    m_addresses = std::make_unique<AddressesPage>(options);
    m_addresses->show();
    QCOMPARE(m_addresses->findChild<QListWidget *>()->item(0)->text(), u"[::1]:8080"_s);
    QTest::mouseClick(button(*m_addresses, u"Duplicate the address"_s), Qt::LeftButton);
    m_addresses->apply(options);
    QCOMPARE(options.listeners.size(), 2);
    QCOMPARE(options.listeners.last().host, u"::1"_s);
    QCOMPARE(options.listeners.last().port, quint16(0));
    QCOMPARE(m_addresses->findChild<QListWidget *>()->item(1)->text(), u"::1, any port"_s);
    bool isRead = false;
    m_addresses->read([&isRead] { isRead = true; });
    QVERIFY(isRead);
}

void tst_EndpointsPage::addressesDoNotClash()
{
    inspector::ReceiverOptions options;
    options.listeners = {{.host = u"127.0.0.1"_s, .port = 8722}, {.host = u"0.0.0.0"_s, .port = 8722}};
    m_addresses = std::make_unique<AddressesPage>(options);
    m_addresses->show();
    QVERIFY(!m_addresses->check());
    QCOMPARE(m_addresses->findChild<QListWidget *>()->currentRow(), 1);
    Field *port = support::firstOf<Field>(*m_addresses, [](const Field *one) { return one->hasError(); });
    QVERIFY(port && port->isVisible());
    QVERIFY(port->editor()->accessibleDescription().contains(u"127.0.0.1:8722"_s));
    static_cast<QSpinBox *>(port->editor())->setValue(8723);
    QVERIFY(m_addresses->check());
    QVERIFY(!port->hasError());
}

void tst_EndpointsPage::theOtherAddressesAreCounted()
{
    inspector::ListenerPlace first;
    first.port = 8722;
    inspector::ListenerPlace second = first;
    second.port = 8745;
    const inspector::ListenerPlace closed;
    QCOMPARE(listeningAt({closed, first}), u"127.0.0.1:8722"_s);
    QCOMPARE(listeningAt({first, closed, second}), u"127.0.0.1:8722 and 1 more"_s);
}

void tst_EndpointsPage::noticesStayInView()
{
    ListenerNotices notices;
    notices.show();
    inspector::ListenerPlace loopback;
    loopback.port = 8080;
    inspector::ListenerPlace exposed = loopback;
    exposed.address.host = u"0.0.0.0"_s;
    const auto shown = [&notices] {
        QStringList texts;
        for (const MessageBar *bar : notices.findChildren<MessageBar *>()) {
            if (bar->hasMessage() && !bar->isHidden())
                texts += bar->text();
        }
        return texts;
    };
    notices.setPlaces({loopback}, false);
    QCOMPARE(shown(), QStringList());
    notices.setPlaces({loopback, exposed}, false);
    QCOMPARE(shown().size(), 1);
    QVERIFY2(shown().first().contains(u"can reach 0.0.0.0:8080"_s), qUtf8Printable(shown().first()));
    QVERIFY(!support::shownButton<QPushButton>(notices, u"Close"_s));
    notices.setUnproved({base::ErrorKind::Network, base::Rules::ListenUnproved, u"127.0.0.1:8080"_s, {}, 0, {}});
    QCOMPARE(shown().size(), 2);
    notices.setProved();
    QCOMPARE(shown().size(), 1);
    notices.clear();
    QCOMPARE(shown(), QStringList());
}

void tst_EndpointsPage::aPortInUseOffersTheNextOne()
{
    ListenerNotices notices;
    notices.show();
    inspector::ListenerPlace failed;
    failed.error = base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::ListenInUse};
    failed.error->subject = u"127.0.0.1:8080"_s;
    failed.error->facts = {u"nginx (4711)"_s, u"8081"_s};
    notices.setPlaces({failed}, true);
    const MessageBar *bar = nullptr;
    for (const MessageBar *one : notices.findChildren<MessageBar *>()) {
        if (one->hasMessage())
            bar = one;
    }
    QVERIFY(bar);
    QCOMPARE(bar->text(),
             u"nginx (4711) already listens at 127.0.0.1:8080. "
             u"End that program or choose another port: 8081 is free."_s);
    QSignalSpy wanted(&notices, &ListenerNotices::portWanted);
    QTRY_VERIFY(button(notices, u"Use port 8081"_s));
    QTest::mouseClick(button(notices, u"Use port 8081"_s), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().at(0).toString(), u"127.0.0.1:8080"_s);
    QCOMPARE(wanted.first().at(1).toInt(), 8081);
}

RUNLATCH_WINDOW_TEST(tst_EndpointsPage)
#include "tst_endpointspage.moc"
