// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/faultspanel.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "wording/faults.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using simulator::Fault;
using simulator::FaultKind;

/// Every fault is offered in words, and told at once.
class tst_FaultsPanel : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_panel = std::make_unique<FaultsPanel>();
        m_panel->show();
    }

    void cleanup() { m_panel.reset(); }

    void offersEveryFaultInWords()
    {
        for (const FaultKind kind : simulator::faultKinds()) {
            const QString name = simulator::faultName(kind);
            QVERIFY2(box(name), qPrintable(name));
            QVERIFY2(!wording::faultTitle(name).isEmpty(), qPrintable(name));
            QVERIFY2(!wording::faultWords(name).isEmpty(), qPrintable(name));
            QCOMPARE(box(name)->accessibleDescription(), wording::faultWords(name));
        }
    }

    void tellsAtOnce()
    {
        QSignalSpy told(m_panel.get(), &FaultsPanel::faultsChanged);
        box(u"status"_s)->click();
        QCOMPARE(m_panel->faults(), QList<Fault>({{.kind = FaultKind::Status, .number = 503}}));
        QCOMPARE(told.size(), 1);
        editor(u"status"_s)->selectAll();
        QTest::keyClicks(editor(u"status"_s), u"418"_s);
        QCOMPARE(m_panel->faults().first().number, 418);
        QVERIFY(told.size() > 1);
        box(u"reset"_s)->click();
        QCOMPARE(m_panel->faults().size(), 2);
        m_panel->findChild<QPushButton *>()->click(); // switches all faults off
        QVERIFY(m_panel->faults().isEmpty());
        QVERIFY(told.last().first().value<QList<Fault>>().isEmpty());
    }

    void saysWhatIsDue()
    {
        box(u"redirect"_s)->click();
        QVERIFY(m_panel->faults().isEmpty());
        QVERIFY(shows(u"Enter the whole URL, with http:// or https://."_s));
        QTest::keyClicks(editor(u"redirect"_s), u"http://127.0.0.1:1/"_s);
        QCOMPARE(m_panel->faults().first().target, u"http://127.0.0.1:1/"_s);
        QVERIFY(!shows(u"Enter the whole URL, with http:// or https://."_s));
    }

    void showsWhatItIsGiven()
    {
        const QList<Fault> faults{
            {.kind = FaultKind::Latency, .time = std::chrono::milliseconds(1500), .probability = 0.25},
            {.kind = FaultKind::CutRequest}};
        box(u"html"_s)->click();
        QSignalSpy told(m_panel.get(), &FaultsPanel::faultsChanged);
        m_panel->setFaults(faults);
        QCOMPARE(told.size(), 1); // none is missing for a moment
        QCOMPARE(m_panel->faults(), faults);
        QCOMPARE(editor(u"latency"_s)->text(), u"1500ms"_s);
    }

private:
    QCheckBox *box(const QString &name) const
    {
        const auto boxes = m_panel->findChildren<QCheckBox *>();
        const auto found =
            std::find_if(boxes.begin(), boxes.end(),
                         [title = wording::faultTitle(name)](const QCheckBox *one) { return one->text() == title; });
        return found == boxes.end() ? nullptr : *found;
    }
    QLineEdit *editor(const QString &name) const
    {
        const auto editors = m_panel->findChildren<QLineEdit *>();
        const auto found =
            std::find_if(editors.begin(), editors.end(), [title = wording::faultTitle(name)](const QLineEdit *one) {
                return one->accessibleName().endsWith(title);
            });
        return found == editors.end() ? nullptr : *found;
    }
    bool shows(const QString &text) const
    {
        const auto labels = m_panel->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }

    std::unique_ptr<FaultsPanel> m_panel;
};

RUNLATCH_WINDOW_TEST(tst_FaultsPanel)
#include "tst_faultspanel.moc"
