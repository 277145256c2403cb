// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/faultrow.h"

#include "ui/style/theme.h"
#include "ui/widgets/labels/label.h"
#include "wording/faults.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using simulator::Fault;
using simulator::FaultKind;
using simulator::FaultValue;

namespace {

QString usualValue(FaultKind kind)
{
    switch (kind) {
    case FaultKind::Latency: return u"300ms"_s;
    case FaultKind::Status: return u"503"_s;
    case FaultKind::RateLimit: return u"1"_s;
    case FaultKind::BulkDelay: return u"5s"_s;
    case FaultKind::Reset:
    case FaultKind::CutBody:
    case FaultKind::EndlessBody:
    case FaultKind::Silence:
    case FaultKind::WrongTypes:
    case FaultKind::MissingKeys:
    case FaultKind::Html:
    case FaultKind::BrokenJson:
    case FaultKind::MediaType:
    case FaultKind::Redirect:
    case FaultKind::ShiftingPage:
    case FaultKind::WrongSignature:
    case FaultKind::Repeated:
    case FaultKind::CutRequest: break;
    }
    return {};
}

QString whatIsDue(FaultValue value)
{
    switch (value) {
    case FaultValue::Time: return FaultRow::tr("Enter a time such as 300ms, 5s or 2m, an hour at most.");
    case FaultValue::Seconds: return FaultRow::tr("Give the seconds, such as 2 or 0.5.");
    case FaultValue::Status: return FaultRow::tr("Give a status from 200 to 599.");
    case FaultValue::Url: return FaultRow::tr("Enter the whole URL, with http:// or https://.");
    case FaultValue::None: break;
    }
    return {};
}

} // namespace

FaultRow::FaultRow(FaultKind kind, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_isOn(new QCheckBox(wording::faultTitle(simulator::faultName(kind))))
    , m_value(new QLineEdit(usualValue(kind)))
    , m_percent(new QSpinBox)
    , m_error(new Label)
{
    const QString name = simulator::faultName(kind);
    m_isOn->setAccessibleDescription(wording::faultWords(name));
    const QString title = wording::faultTitle(name);
    m_value->setAccessibleName(tr("Value of %1").arg(title));
    if (simulator::faultValue(kind) == FaultValue::Url)
        m_value->setPlaceholderText(u"https://example.com/"_s);
    m_percent->setRange(1, 100);
    m_percent->setValue(100);
    m_percent->setSuffix(u" %"_s);
    m_percent->setAccessibleName(tr("How often %1 happens, in percent of the requests").arg(title));
    m_percent->setToolTip(tr("Percentage of requests"));
    m_error->setTone(Tone::Error);
    m_error->setWordWrap(true);
    build();
    m_value->setVisible(simulator::faultValue(kind) != FaultValue::None);
    connect(m_isOn, &QCheckBox::toggled, this, &FaultRow::update);
    connect(m_value, &QLineEdit::textEdited, this, &FaultRow::update);
    connect(m_percent, &QSpinBox::valueChanged, this, &FaultRow::update);
    update();
}

void FaultRow::build()
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    const QString name = simulator::faultName(m_kind); // as on the command line
    auto *words = new Label(wording::faultWords(name) + u" \u00b7 "_s + name, TextStyle::Small);
    words->setMuted(true);
    words->setWordWrap(true);
    const QMargins indent(6 * u, 0, 0, 0); // aligned with the text of the check box
    words->setContentsMargins(indent);
    m_error->setContentsMargins(indent);
    m_value->setFixedWidth(theme.width(u"https://example.com/there"_s));
    auto *text = new QVBoxLayout;
    text->setSpacing(0);
    text->addWidget(m_isOn, 0, Qt::AlignLeft);
    text->addWidget(words);
    text->addWidget(m_error);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4 * u, u, 4 * u, u);
    row->setSpacing(3 * u);
    auto *controls = new QHBoxLayout;
    controls->setSpacing(3 * u);
    controls->addWidget(m_value);
    controls->addWidget(m_percent);
    row->addLayout(text, 1);
    row->addLayout(controls);
    row->setAlignment(controls, Qt::AlignTop);
}

std::optional<Fault> FaultRow::read() const
{
    QString text = simulator::faultName(m_kind);
    if (simulator::faultValue(m_kind) != FaultValue::None)
        text += u'=' + m_value->text().trimmed();
    const auto read = simulator::readFault(text);
    if (!read)
        return std::nullopt;
    Fault fault = *read;
    fault.probability = m_percent->value() / 100.0;
    return fault;
}

std::optional<Fault> FaultRow::fault() const
{
    return m_isOn->isChecked() ? read() : std::nullopt;
}

void FaultRow::setFault(const Fault &fault)
{
    const QSignalBlocker value(m_value);
    const QSignalBlocker percent(m_percent);
    m_value->setText(simulator::writeFault(fault).section(u'@', 0, fault.probability < 1 ? -2 : -1).section(u'=', 1));
    m_percent->setValue(qRound(fault.probability * 100));
    if (m_isOn->isChecked())
        update();
    m_isOn->setChecked(true);
}

void FaultRow::switchOff()
{
    m_isOn->setChecked(false);
}

void FaultRow::update()
{
    const bool isUsable = !m_isOn->isChecked() || read();
    m_error->setText(isUsable ? QString() : whatIsDue(simulator::faultValue(m_kind)));
    m_error->setVisible(!isUsable);
    m_percent->setEnabled(m_isOn->isChecked());
    emit changed();
}

void FaultRow::focusFirst()
{
    m_isOn->setFocus();
}

} // namespace runlatch::ui
